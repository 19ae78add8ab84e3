/** What the browser may import as values: everything of this package except the schemas and their library. */
export * from './applying.ts';
export * from './ats.ts';
export * from './billing.ts';
export * from './errors.ts';
export * from './job-path.ts';
export * from './limits.ts';
export * from './own-path.ts';
export * from './posting.ts';
export * from './profile.ts';
export * from './public-forms.ts';
