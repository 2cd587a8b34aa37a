#!/bin/sh
# Upgrades the service of docker-compose.yml, or restarts it, while it serves: builds the image, migrates while the processes of before
# run on, and replaces one kind of process after the other: the new ones are ready before the old ones are told to stop.
set -eu
cd "$(dirname "$0")/.."
docker compose build --quiet
docker compose up --no-deps --force-recreate --exit-code-from migrate migrate
services=$(docker compose config --services)
for service in tokens indexer ingest-worker exports api; do
  echo "$services" | grep -qx "$service" || continue
  old=$(docker compose ps -q "$service")
  count=$(echo "$old" | wc -w)
  [ "$count" -gt 0 ] || continue
  docker compose up -d --no-deps --no-recreate --wait --scale "$service=$((count * 2))" "$service"
  docker stop $old
  docker rm $old
done
# Services that only the new version has.
docker compose up -d --no-recreate
