import { GEO_FIELD, isOnEarth } from '../geo.ts';
import { SearchRequestError } from '../request-error.ts';
import type { Filter, FilterExpression } from './filter.ts';
import { type FilterToken, filterTokens } from './filter-tokens.ts';

/**
 * Reads Meilisearch's filter language: = != < <= > >= TO, IN [..], EXISTS, IS NULL, IS EMPTY, each with NOT,
 * _geoRadius(latitude, longitude, metres), and AND before OR, NOT, brackets.
 * @throws SearchRequestError that says what was expected and where
 */
export function parseFilter(expression: FilterExpression): Filter {
  if (typeof expression === 'string') return new FilterReader(expression).read();
  return {
    kind: 'and',
    filters: expression.map((member) =>
      typeof member === 'string'
        ? new FilterReader(member).read()
        : { kind: 'or', filters: member.map((alternative) => new FilterReader(alternative).read()) },
    ),
  };
}

class FilterReader {
  private readonly expression: string;
  private readonly tokens: readonly FilterToken[];
  private at = 0;

  constructor(expression: string) {
    this.expression = expression;
    this.tokens = filterTokens(expression);
  }

  read(): Filter {
    if (!this.tokens.length) return { kind: 'and', filters: [] };
    const filter = this.alternatives();
    if (this.at < this.tokens.length) throw this.expected('AND, OR or the end');
    return filter;
  }

  private alternatives(): Filter {
    const filters = [this.conjunction()];
    while (this.takeKeyword('OR')) filters.push(this.conjunction());
    return filters.length === 1 ? (filters[0] as Filter) : { kind: 'or', filters };
  }

  private conjunction(): Filter {
    const filters = [this.negation()];
    while (this.takeKeyword('AND')) filters.push(this.negation());
    return filters.length === 1 ? (filters[0] as Filter) : { kind: 'and', filters };
  }

  private negation(): Filter {
    if (this.takeKeyword('NOT')) return { kind: 'not', filter: this.negation() };
    if (!this.takeSign('(')) return this.condition();
    const filter = this.alternatives();
    this.need(')');
    return filter;
  }

  private condition(): Filter {
    const field = this.value('a field');
    if (field === '_geoRadius' && this.takeSign('(')) return this.circle();
    if (this.takeSign('=')) return { kind: 'in', field, values: [this.value('a value')] };
    if (this.takeSign('!=')) return not({ kind: 'in', field, values: [this.value('a value')] });
    for (const inclusive of [true, false]) {
      if (this.takeSign(inclusive ? '>=' : '>'))
        return { kind: 'range', field, from: { value: this.number(), inclusive }, to: null };
      if (this.takeSign(inclusive ? '<=' : '<'))
        return { kind: 'range', field, from: null, to: { value: this.number(), inclusive } };
    }
    if (this.takeKeyword('NOT')) return not(this.test(field));
    if (this.peekNumber()) return this.span(field);
    return this.test(field);
  }

  private test(field: string): Filter {
    if (this.takeKeyword('EXISTS')) return { kind: 'exists', field };
    if (this.takeKeyword('IN')) return { kind: 'in', field, values: this.list() };
    if (!this.takeKeyword('IS')) throw this.expected('an operator (=, !=, <, <=, >, >=, TO, IN, EXISTS, IS)');
    if (this.takeKeyword('NOT')) return not(this.state(field));
    return this.state(field);
  }

  private state(field: string): Filter {
    if (this.takeKeyword('NULL')) return { kind: 'null', field };
    if (this.takeKeyword('EMPTY')) return { kind: 'empty', field };
    throw this.expected('NULL or EMPTY');
  }

  private span(field: string): Filter {
    const from = this.number();
    if (!this.takeKeyword('TO')) throw this.expected('TO');
    return {
      kind: 'range',
      field,
      from: { value: from, inclusive: true },
      to: { value: this.number(), inclusive: true },
    };
  }

  private circle(): Filter {
    const latitude = this.number();
    this.need(',');
    const longitude = this.number();
    this.need(',');
    const metres = this.number();
    if (!isOnEarth([latitude, longitude])) throw this.expected('a latitude and a longitude in degrees');
    this.need(')');
    return { kind: 'near', field: GEO_FIELD, point: [latitude, longitude], metres };
  }

  private list(): string[] {
    this.need('[');
    const values: string[] = [];
    while (!this.takeSign(']')) {
      values.push(this.value('a value or ]'));
      if (!this.takeSign(',') && this.tokens[this.at]?.text !== ']') throw this.expected(', or ]');
    }
    return values;
  }

  private number(): number {
    const text = this.value('a number');
    const value = Number(text);
    if (!Number.isFinite(value)) {
      this.at--;
      throw this.expected('a number');
    }
    return value;
  }

  private peekNumber(): boolean {
    const next = this.tokens[this.at];
    return next !== undefined && Number.isFinite(Number(next.text));
  }

  private value(expected: string): string {
    const token = this.tokens[this.at];
    if (!token || (!token.quoted && /^(?:>=|<=|!=|[=<>()[\],])$/.test(token.text))) throw this.expected(expected);
    this.at++;
    return token.text;
  }

  private takeKeyword(word: string): boolean {
    const token = this.tokens[this.at];
    if (!token || token.quoted || token.text.toUpperCase() !== word) return false;
    this.at++;
    return true;
  }

  private takeSign(sign: string): boolean {
    const token = this.tokens[this.at];
    if (!token || token.quoted || token.text !== sign) return false;
    this.at++;
    return true;
  }

  private need(sign: string): void {
    if (!this.takeSign(sign)) throw this.expected(sign);
  }

  private expected(what: string): SearchRequestError {
    const token = this.tokens[this.at];
    const found = token ? `"${token.text}" at character ${token.at + 1}` : 'the end';
    return new SearchRequestError(`filter "${this.expression}": expected ${what}, found ${found}`);
  }
}

function not(filter: Filter): Filter {
  return { kind: 'not', filter };
}
