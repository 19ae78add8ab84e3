// `npm run opensearch`: a cluster of three OpenSearch nodes in one Java program, on loopback, for development and benchmarks.
// Maven brings it the first time; nothing is installed. Its data is gone when it ends, with Ctrl-C.
import { startOpenSearch } from '../tests/support/src/opensearch-nodes.mjs';
import { endWithParent } from './end-with-parent.mjs';
import { installWhenStale, requireNode } from './sources.mjs';

const FIRST_PORT = 9200;
const NODES = 3;

requireNode();
installWhenStale();
console.log('Starting OpenSearch …');
const ports = Array.from({ length: NODES }, (_, number) => FIRST_PORT + number);
const cluster = await startOpenSearch({ nodes: NODES, isForTests: false, ports });
if ('reason' in cluster) {
  console.error(`OpenSearch was not started: ${cluster.reason}.`);
  process.exit(1);
}
endWithParent();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void cluster.stop().then(() => process.exit(0)));
}
console.log(
  `OpenSearch is ready. Use it with\n\n  OPENSEARCH_URL=${cluster.urls.join(',')}\n\nand end it with Ctrl-C.`,
);
