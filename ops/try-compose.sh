#!/usr/bin/env bash
# Follows "On servers" of README.md line by line with a real Docker, in a copy of this checkout and on volumes of its own: up, keys, client,
# first menu, search, kill, restart, upgrade, backup, restore into an empty stack; then the same with the version before the last migration,
# which serves and publishes on the new schema and is upgraded. All logs must be lines of JSON. Ports 3000 to 3002 must be free.
#   ops/try-compose.sh [one|two] [COMMIT]    one of each process (by default), or two with docker-compose.many.yml;
#                                            COMMIT is another version before
set -euo pipefail
docker compose version > /dev/null 2>&1 || { echo 'skipped: there is no docker compose here'; exit 0; }
kind=${1:-one}
from=$(cd "$(dirname "$0")/.." && pwd)
place=$(mktemp -d)
export COMPOSE_PROJECT_NAME=menus-try
trap 'cd "$place/now"; docker compose down -v > /dev/null 2>&1; rm -rf "$place"' EXIT
mkdir "$place/now" "$place/before"
git -C "$from" ls-files -z | tar -C "$from" --null -T - -cf - | tar -C "$place/now" -xf -
cd "$place/now"

since=$(date +%s)
step() { printf '%4s s  %s\n' $(($(date +%s) - since)) "$*"; }
fail() { step "FAILED: $*"; docker compose ps; docker compose logs --tail 20; exit 1; }
quietly() { "$@" > command.log 2>&1 || { cat command.log; fail "$*"; }; }
# The nth block of commands below the heading, without comments.
readme() { awk -v n="$1" '/^## On servers/{on=1} on&&/^```/{block++;next} on&&block==2*n-1' README.md | sed 's/ *#.*//'; }
client() { sed -n "s/.*\"client_$1\":\"\([^\"]*\)\".*/\1/p" client.json; }
get() { curl -s --max-time 2 -H "Authorization: Bearer $TOKEN" "http://localhost:3000$1" "${@:2}"; }
dishes() { get "/v1/menus/items?search=${1:-roast}" | grep -o '"menuItem"' | wc -l; }
add() { quietly docker compose run --rm -T admin restaurants add --name "$1" --city Stone --postcode 'ST15 8AA' --cuisine Pub; }
until_found() { for _ in $(seq 60); do [ "$(dishes "$@")" -gt 0 ] && return; sleep 1; done; fail 'no dish was found in a minute'; }
# Asks for ten times a second in the background until the file goes and there is an answer, and says the longest time without one.
watched() {
  touch asking
  (last=$(date +%s%N); most=0; failed=0; asked=0; answered=no
   paths=('/v1/restaurants' '/v1/menus/items?search=roast' '/v1/menus/1' '/v1/changes?after=now')
   while [ -f asking ] || [ $answered = no ]; do
     asked=$((asked + 1))
     if [ "$(get "${paths[asked % 4]}" -o /dev/null -w '%{http_code}')" = 200 ]; then
       now=$(date +%s%N)
       gap=$(((now - last) / 1000000))
       [ $gap -le $most ] || most=$gap
       last=$now
       answered=yes
     else
       failed=$((failed + 1))
       answered=no
     fi
     sleep 0.1
   done; echo "longest time without an answer $most ms, $failed of $asked requests failed" > asked) &
  local asker=$!
  quietly "$@"
  sleep 5; rm asking; wait $asker
  step "$*: $(cat asked)"
  [ "$*" != ops/upgrade.sh ] || grep -q ' 0 of ' asked || fail 'a request failed'
}
# All that our containers have written so far; `docker compose logs` puts signs for a terminal in between.
logs_are_json() {
  local ours
  ours=$(docker compose config --services | grep -E '^(api|exports|tokens|indexer|ingest-worker|migrate)$')
  # shellcheck disable=SC2086
  for id in $(docker compose ps -aq $ours); do docker logs "$id" 2>&1; done | docker run --rm -i --entrypoint node menu-data-service -e '
    const lines = require("node:fs").readFileSync(0, "utf8").split("\n").filter((line) => line !== "");
    const isObject = (line) => { try { return typeof JSON.parse(line) === "object"; } catch { return false; } };
    const others = lines.filter((line) => !isObject(line));
    console.log(lines.length + " lines of logs, " + others.length + " of them no JSON", others.slice(0, 5).join("\n"));
    process.exitCode = others.length > 0 ? 1 : 0;' > command.log 2>&1 || { cat command.log; fail 'a log has something else than lines of JSON'; }
  step "$(cat command.log)"
}
# README in this folder, from an empty machine to the first dish that is found.
follow_readme() {
  cp samples/copper-oven-sunday.pdf menu.pdf
  while IFS= read -r line; do
    # 3 is what an ingest says of a menu with something to look at.
    eval "$line" < /dev/null > command.log 2>&1 || [ $? -eq 3 ] || { cat command.log; fail "$line"; }
    step "$line"
    if [[ $line == cp* ]]; then
      for name in $(grep -E '^(POSTGRES_PASSWORD|DATABASE_PASSWORD_.*|MEILI_MASTER_KEY|.*ENCRYPTION_KEY)=$' .env | tr -d =); do
        sed -i "s/^$name=.*/$name=$(openssl rand -hex 32)/" .env
      done
      [ "$kind" = one ] || echo COMPOSE_FILE=docker-compose.yml:docker-compose.many.yml >> .env
    fi
  done < <(readme 1)
  [ "$(grep -c '^MEILI_' .env)" -eq 3 ] && [ "$(grep -cv '^\(#.*\|[A-Z_]*=[^ ]*\|\)$' .env)" -eq 0 ] || fail 'there is more than settings in .env'
  eval "$(readme 2 | sed "s/CLIENT_ID/$(client id)/; s/CLIENT_SECRET/$(client secret)/")" > command.log 2>&1 || fail 'the first search'
  until_found
  step "found $(dishes) dishes"
  docker compose run --rm -T admin clients limit "$(client id)" 100000 > /dev/null 2>&1
}

follow_readme
for service in postgres meilisearch tokens indexer ingest-worker api; do
  docker compose kill -s KILL "$service" > /dev/null 2>&1
  quietly docker compose up -d --no-recreate --wait "$service"
  until_found
  step "killed $service and back"
done
[ "$kind" = two ] || watched docker compose restart api
logs_are_json
watched ops/upgrade.sh
docker image inspect --format 'the image has {{.Size}} bytes' menu-data-service
docker stats --no-stream --format '{{.Name}}  {{.CPUPerc}}  {{.MemUsage}}'

eval "$(readme 3 | sed -n 1p)" 2> command.log || { cat command.log; fail 'the backup'; }
step "backed up $(wc -c < menus.dump) bytes"
before=$(get /v1/menus/1 | sha256sum)
# A place of the feed that is lost, and that the restored feed reaches again.
add 'Lost'
cursor=$(get '/v1/changes?after=now' | sed 's/.*"next":"\([^"]*\)".*/\1/')
[ "$(get "/v1/changes?after=$cursor" -o /dev/null -w '%{http_code}')" = 200 ] || fail 'the cursor'
logs_are_json
docker compose down -v > /dev/null 2>&1
docker compose run --rm -T index-keys > keys 2> /dev/null
eval "$(readme 3 | sed -n 2p)" > command.log 2>&1 || { cat command.log; fail 'the restore'; }
quietly docker compose up -d
until_found
add 'Found'
[ "$(get "/v1/changes?after=$cursor" -o /dev/null -w '%{http_code}')" = 410 ] || fail 'a cursor of before the restore is still good'
[ "$(get /v1/menus/1 | sha256sum)" = "$before" ] || fail 'the menu is another after the restore'
step 'restored into an empty stack; the same client finds the same menu, and no cursor of before is good'
docker compose down -v > /dev/null 2>&1

version=${2:-$(git -C "$from" log -1 --format=%H -- migrations 2> /dev/null)^}
git -C "$from" archive "$version" 2> /dev/null | tar -C "$place/before" -xf - 2> /dev/null || { step 'done; the version before is not in this checkout'; exit 0; }
cd "$place/before"
step "the version before: $(git -C "$from" log -1 --format=%h "$version")"
follow_readme
cp .env client.json "$place/now"
cd "$place/now"
# Settings that this version needs and the one before does not.
for name in $(grep -oE '^DATABASE_PASSWORD_[A-Z]+' .env.example); do
  grep -q "^$name=" .env || echo "$name=$(openssl rand -hex 24)" >> .env
done
quietly docker compose build
quietly docker compose run --rm -T migrate
# This version searches by way of the proxy, where there are two engines.
quietly docker compose up -d --no-deps --force-recreate proxy
# In the process of before, by its own code.
docker compose exec -T ingest-worker node build/app/main.js ingest - --restaurant 'My Café' --source-url file:///takeaway.pdf \
  < samples/saffron-lantern-takeaway.pdf > command.log 2>&1 || [ $? -eq 3 ] || { cat command.log; fail 'the version before publishes nothing on the new schema'; }
until_found biryani
step 'the version before serves and publishes on the new schema'
watched ops/upgrade.sh
until_found
until_found biryani
logs_are_json
step 'done'
