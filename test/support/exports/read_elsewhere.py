"""Prints what DuckDB and pandas make of the tables of an export in the folder that is given, as JSON."""

import json
import sys

import duckdb
import pandas

folder = sys.argv[1]


def by_duckdb(file: str) -> dict[str, object]:
    found = duckdb.sql(f"from '{folder}/{file}'")
    counts = found.aggregate(", ".join(f'count(*) - count("{name}")' for name in found.columns)).fetchall()[0]
    return {
        "types": dict(zip(found.columns, map(str, found.types))),
        "unknown": dict(zip(found.columns, counts)),
    }


def by_pandas(table: pandas.DataFrame) -> dict[str, object]:
    unknown = {name: int(count) for name, count in table.isna().sum().items()}
    return {"rows": len(table), "types": {name: str(kind) for name, kind in table.dtypes.items()}, "unknown": unknown}


told = {}
for name in ("restaurants", "menus", "items"):
    text = {"keep_default_na": False, "na_values": {column: [""] for column in ("price", "calories", "latitude", "longitude")}}
    told[name] = {
        "duckdb": {ending: by_duckdb(f"{name}.{ending}") for ending in ("parquet", "csv")},
        "pandas": {
            "parquet": by_pandas(pandas.read_parquet(f"{folder}/{name}.parquet")),
            "csv": by_pandas(pandas.read_csv(f"{folder}/{name}.csv", **text)),
        },
    }
prices = duckdb.sql(f"select sum(price)::varchar, avg(calories) from '{folder}/items.parquet'").fetchall()[0]
print(json.dumps({**told, "prices": prices}))
