export { FOREIGN_TEXT, SERVER_FAULTS, startFaultServer, type FaultServer } from './fault-server.ts';
export {
  describeDatabases,
  describeServer,
  describeStore,
  createTestDatabase,
  findPostgres,
} from './test-database.ts';
export type { OpenTestDatabase, TestDatabase } from './test-database.ts';
export { describeCluster, findClusterFault, startNodes } from './test-cluster.ts';
export { makeCertificates, startTlsFront, type TestCertificates } from './tls-front.ts';
export type { OpenSearchNodes } from './opensearch-nodes.mjs';
export { startPostgres, toDatabaseUrl, type PostgresServer } from './postgres-server.ts';
export { aJobRow, aPlace, aPosting, insertBoard, insertJob, nextNumber } from './factories.ts';
export { fillDataDirectory } from './fill-data-directory.ts';
export { recordTelemetry } from './record-telemetry.ts';
export { closeAfterFile } from './close-after-file.ts';
export { buildChildProgram, startChild, type Child, type ChildProgram } from './child-program.ts';
export { findFreePort, startBuiltProduct, type BuiltProduct } from './built-product.ts';
