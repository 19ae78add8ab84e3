import { Cluster, type ClusterAddress } from './cluster.ts';

/** Opens connections to a cluster. The client is loaded here and nowhere else, so that whoever has none does not pay for it. */
export async function connect({ urls, user, ca, certificate }: ClusterAddress): Promise<Cluster> {
  const { Client } = await import('@opensearch-project/opensearch');
  return new Cluster(
    new Client({
      nodes: [...urls],
      ...(user !== null && { auth: { username: user.name, password: user.password } }),
      ssl: {
        ...(ca !== null && { ca }),
        ...(certificate !== null && { cert: certificate.certificate, key: certificate.key }),
      },
      // Texts of jobs and counts are plain JSON.
      enableLongNumeralSupport: false,
    }),
  );
}
