import 'react-router';

declare module 'react-router' {
  // Tells the types what react-router.config.ts says: loaders get a RouterContextProvider.
  interface Future {
    v8_middleware: true;
  }
}
