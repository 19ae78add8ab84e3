import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('home.tsx'),
  route('search', 'search.tsx'),
  route('login', 'login.tsx'),
  route('auth/verify', 'auth-verify.tsx'),
  route('dashboard', 'dashboard.tsx'),
  route('saved-jobs', 'saved-jobs.tsx'),
  route('profile', 'profile.tsx'),
  route('job-profiles', 'job-profiles.tsx'),
  route('ats/workday/:domain/:clientName/:clientProject/job/:titleAndId', 'job.tsx', { id: 'workday-job' }),
  route('ats/:atsType/:clientName/job/:titleAndId', 'job.tsx', { id: 'job' }),
  route('*', 'not-found.tsx'),
] satisfies RouteConfig;
