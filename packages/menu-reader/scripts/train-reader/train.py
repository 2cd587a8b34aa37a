"""Fits boosted trees to a matrix that main.ts wrote; called by `npm run train:reader`, never at run time.

train.py WORK NAME reads WORK/NAME.json (columns, classes, rounds, leaves, folds), NAME.rows (float32), NAME.labels (uint8),
NAME.weights (float32) and NAME.folds (uint8, 255: in no fold). It writes NAME-all.json with trees fitted to every row and,
for each fold, NAME-K.json with trees fitted to the rows of the other folds.
"""

import json
import sys
from pathlib import Path

import lightgbm as lgb
import numpy as np

work, name = Path(sys.argv[1]), sys.argv[2]
plan = json.loads((work / f"{name}.json").read_text())
labels = np.fromfile(work / f"{name}.labels", np.uint8)
rows = np.fromfile(work / f"{name}.rows", np.float32).reshape(len(labels), len(plan["columns"]))
weights = np.fromfile(work / f"{name}.weights", np.float32)
folds = np.fromfile(work / f"{name}.folds", np.uint8)

PARAMETERS = {
    "objective": "multiclass",
    "num_class": plan["classes"],
    "num_leaves": plan["leaves"],
    "learning_rate": 0.08,
    "min_data_in_leaf": 20,
    "feature_fraction": 0.35,
    "bagging_fraction": 0.7,
    "bagging_freq": 1,
    "max_bin": 63,
    "lambda_l2": 2.0,
    "use_missing": False,
    "num_threads": 1,
    "deterministic": True,
    "force_col_wise": True,
    "seed": 1,
    "verbose": -1,
}


def tree(root):
    """One tree as lists; a child is the number of a node or, for leaf k, -1 - k."""
    out = {"column": [], "threshold": [], "yes": [], "no": [], "leaf": []}

    def visit(node):
        if "split_feature" not in node:
            out["leaf"].append(round(node["leaf_value"], 5))
            return -len(out["leaf"])
        index = len(out["column"])
        out["column"].append(node["split_feature"])
        out["threshold"].append(float(f"{node['threshold']:.7g}"))
        out["yes"].append(0)
        out["no"].append(0)
        out["yes"][index] = visit(node["left_child"])
        out["no"][index] = visit(node["right_child"])
        return index

    visit(root)
    return out


def fit(mask, out):
    data = lgb.Dataset(rows[mask], label=labels[mask], weight=weights[mask])
    booster = lgb.train(PARAMETERS, data, plan["rounds"])
    trees = [tree(one["tree_structure"]) for one in booster.dump_model()["tree_info"]]
    (work / f"{name}-{out}.json").write_text(json.dumps(trees, separators=(",", ":")))


for fold in range(plan["folds"]):
    fit(folds != fold, fold)
fit(np.ones(len(labels), bool), "all")
