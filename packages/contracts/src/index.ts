export * from './ats.ts';
export * from './errors.ts';
export * from './job-path.ts';
export * from './limits.ts';
export * from './place-text.ts';
export * from './posting.ts';
export * from './wire.ts';
