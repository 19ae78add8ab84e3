export interface PgliteSession {
  query(
    text: string,
    parameters: readonly (string | null)[],
  ): Promise<{ rows: unknown[]; affectedRows: number | undefined }>;
  dump(): Promise<Blob | File>;
  copyTo(file: string): Promise<void>;
  close(): Promise<void>;
}

export interface PgliteSessionOptions {
  directory?: string;
  snapshot?: Blob | File;
}

export function openSession(options: PgliteSessionOptions): Promise<PgliteSession>;
