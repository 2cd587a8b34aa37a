#!/usr/bin/env bash
# Follows "On servers" of README.md line by line with a real Docker, in a copy of this checkout and on volumes of its own: up, keys, client,
# first menu, search, kill, restart, upgrade, backup, restore into an empty stack, down. Ports 3000 to 3002 must be free.
#   ops/try-compose.sh [one|two]      one of each process (by default), or two with docker-compose.many.yml
set -euo pipefail
docker compose version > /dev/null 2>&1 || { echo 'skipped: there is no docker compose here'; exit 0; }
kind=${1:-one}
from=$(cd "$(dirname "$0")/.." && pwd)
place=$(mktemp -d)
export COMPOSE_PROJECT_NAME=menus-try
trap 'cd "$place"; docker compose down -v > /dev/null 2>&1; rm -rf "$place"' EXIT
git -C "$from" ls-files -z | tar -C "$from" --null -T - -cf - | tar -C "$place" -xf -
cd "$place"
cp samples/copper-oven-sunday.pdf menu.pdf

since=$(date +%s)
step() { printf '%4s s  %s\n' $(($(date +%s) - since)) "$*"; }
fail() { step "FAILED: $*"; docker compose ps; docker compose logs --tail 20; exit 1; }
# The nth block of commands below the heading, without comments.
readme() { awk -v n="$1" '/^## On servers/{on=1} on&&/^```/{block++;next} on&&block==2*n-1' README.md | sed 's/ *#.*//'; }
client() { sed -n "s/.*\"client_$1\":\"\([^\"]*\)\".*/\1/p" client.json; }
get() { curl -s --max-time 2 -H "Authorization: Bearer $TOKEN" "http://localhost:3000$1" "${@:2}"; }
dishes() { get '/v1/menus/items?search=roast' | grep -o '"menuItem"' | wc -l; }
# Asks for ten times a second in the background until the file goes, and says the longest time without an answer.
watched() {
  touch asking
  (last=$(date +%s%N); most=0; failed=0
   while [ -f asking ]; do
     if [ "$(get /v1/restaurants -o /dev/null -w '%{http_code}')" = 200 ]; then
       now=$(date +%s%N)
       gap=$(((now - last) / 1000000))
       [ $gap -le $most ] || most=$gap
       last=$now
     else
       failed=$((failed + 1))
     fi
     sleep 0.1
   done; echo "longest time without an answer $most ms, $failed requests failed" > asked) &
  local asker=$!
  "$@" > command.log 2>&1 || { cat command.log; fail "$*"; }
  sleep 5; rm asking; wait $asker
  step "$*: $(cat asked)"
}
until_found() { for _ in $(seq 60); do [ "$(dishes)" -gt 0 ] && return; sleep 1; done; fail 'no dish was found in a minute'; }

while IFS= read -r line; do
  # 3 is what an ingest says of a menu with something to look at.
  eval "$line" < /dev/null > command.log 2>&1 || [ $? -eq 3 ] || { cat command.log; fail "$line"; }
  step "$line"
  if [[ $line == cp* ]]; then
    for name in POSTGRES_PASSWORD MEILI_MASTER_KEY KEY_ENCRYPTION_KEY; do
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

for service in postgres meilisearch tokens indexer ingest-worker api; do
  docker compose kill -s KILL "$service" > /dev/null 2>&1
  docker compose up -d --no-recreate --wait "$service" > command.log 2>&1 || { cat command.log; fail "after kill -9 of $service"; }
  until_found
  step "killed $service and back"
done
watched docker compose restart api
watched ops/upgrade.sh
docker image inspect --format 'the image has {{.Size}} bytes' menu-data-service
docker stats --no-stream --format '{{.Name}}  {{.CPUPerc}}  {{.MemUsage}}'

docker compose run --rm -T admin backup - > menus.backup 2> command.log || { cat command.log; fail backup; }
step "backed up $(wc -c < menus.backup) bytes"
before=$(get /v1/menus/1 | sha256sum)
docker compose down -v > /dev/null 2>&1
docker compose run --rm -T index-keys > keys 2> /dev/null
docker compose run --rm -T admin restore - < menus.backup > command.log 2>&1 || { cat command.log; fail restore; }
docker compose up -d > command.log 2>&1 || { cat command.log; fail 'up after the restore'; }
until_found
[ "$(get /v1/menus/1 | sha256sum)" = "$before" ] || fail 'the menu is another after the restore'
step 'restored into an empty stack; the same client finds the same menu'
step 'done'
