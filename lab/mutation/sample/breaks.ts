import { type Node, parseSync, visitorKeys } from 'oxc-parser';

/** One way to break code: what stands from `start` to `end` is replaced. */
export interface Break {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

const TURNED: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '&&': '||',
  '||': '&&',
  '-': '+',
  '*': '/',
};

/** Types, but not expressions that say one. */
const OF_TYPES = /^TS(?!AsExpression|NonNullExpression|SatisfiesExpression)/;
const LOGGED = /^(?:await )?(?:[\w.]+\.)?(?:logger|log|outage)\b/;

/** Comparisons and operators turned round, constants changed, conditions and statements taken away; nothing in logs and errors. */
export function breaksOf(file: string, code: string): Break[] {
  const found: Break[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'ImportDeclaration' || node.type === 'ThrowStatement' || OF_TYPES.test(node.type)) return;
    if (LOGGED.test(code.slice(node.start, node.end))) return;
    found.push(...breaksAt(node, code));
    for (const key of visitorKeys[node.type] ?? []) {
      for (const child of [node[key as keyof Node]].flat() as unknown as (Node | null)[]) if (child?.type) visit(child);
    }
  };
  visit(parseSync(file, code).program as unknown as Node);
  return found;
}

function breaksAt(node: Node, code: string): Break[] {
  const { start, end } = node;
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const turned = TURNED[node.operator];
      const at = code.indexOf(node.operator, node.left.end);
      return turned ? [{ start: at, end: at + node.operator.length, by: turned }] : [];
    }
    case 'Literal':
      if (typeof node.value === 'number') return [{ start, end, by: `${node.value + 1}` }];
      return typeof node.value === 'boolean' ? [{ start, end, by: `${!node.value}` }] : [];
    case 'IfStatement':
      return [{ start: node.test.start, end: node.test.end, by: 'false' }];
    case 'ExpressionStatement':
      return node.expression.type === 'CallExpression' || node.expression.type === 'AwaitExpression'
        ? [{ start, end, by: ';' }]
        : [];
    default:
      return [];
  }
}
