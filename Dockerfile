# syntax=docker/dockerfile:1
# The web client is built once, on the machine that builds the image; the server runs its sources as they are.
FROM --platform=$BUILDPLATFORM node:26-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && cd apps/web && npx vite build

# What the server needs to run and nothing else. TypeScript is only an optional peer of a library.
FROM node:26-slim AS production
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
COPY apps/server apps/server
COPY apps/web/package.json apps/web/package.json
COPY apps/cli/package.json apps/cli/package.json
RUN npm ci --omit=dev --workspace @templefall/server --no-audit --no-fund --ignore-scripts \
  && rm -rf node_modules/typescript node_modules/@typescript

FROM node:26-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA=/data QR=no
COPY --from=production /app ./
COPY --from=build /app/apps/web/dist apps/web/dist
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(a => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# The flags of apps/server/node-flags.json.
CMD ["node", "--no-maglev", "--initial-heap-size=200", "apps/server/src/main.ts"]
