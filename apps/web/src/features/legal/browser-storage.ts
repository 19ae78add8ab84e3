interface Entry {
  /** As the browser's own tools show it. */
  name: string;
  purpose: string;
  until: string;
}

/** What is written to localStorage: it stays until something removes it. */
export const LOCAL_ENTRIES: readonly Entry[] = [
  {
    name: 'access_token',
    purpose: 'shows the server who you are, for 15 minutes at a time',
    until: 'you sign out',
  },
  {
    name: 'refresh_token',
    purpose: 'fetches the next access token; the server refuses it 30 days after its last use',
    until: 'you sign out',
  },
  { name: 'user', purpose: 'your name, address and plan, for the page’s header', until: 'you sign out' },
  { name: 'saved_jobs', purpose: 'the numbers of your bookmarked jobs', until: 'you sign out' },
  {
    name: 'hidden',
    purpose: 'the jobs, companies and words that you hide from searches, when you are logged in',
    until: 'you sign out',
  },
  {
    name: 'has_job_profile',
    purpose: 'whether you have a job profile, so that a page makes room for how jobs fit it',
    until: 'you sign out',
  },
  {
    name: 'guest_hidden',
    purpose: 'the same while you are not logged in; it names nobody',
    until: 'you show them again, or log in and it moves to your account',
  },
  {
    name: 'save_after_sign_in',
    purpose: 'the job you wanted to save when you were asked to log in',
    until: 'it is saved, and ignored after 30 minutes',
  },
  {
    name: 'asked_links',
    purpose:
      'which login mails were asked for in this browser, so that their links log in here without asking',
    until: 'you are logged in, and ignored after 15 minutes',
  },
  {
    name: 'known_browser',
    purpose:
      'shows that your mailbox has logged in here before, so that others cannot keep you from asking for a login mail; it names nobody',
    until: 'you clear site data, and ignored after a year',
  },
  {
    name: 'recent_searches',
    purpose: 'your last 6 searches, shown before the next one; they are not sent to us',
    until: 'you press Clear beside them, or clear site data',
  },
  {
    name: 'viewed_jobs',
    purpose:
      'the numbers of the last 2,000 jobs you opened, marked as viewed in lists; sent with a search only while “Hide viewed” is ticked',
    until: 'you clear site data',
  },
  {
    name: 'apart_roles',
    purpose: 'the numbers of jobs that you want to see as separate results; sent with your searches',
    until: 'you show them as one job again, or sign out',
  },
  {
    name: 'hidden_seen',
    purpose: 'whether searches leave out the jobs you viewed or applied to; it names none of them',
    until: 'you untick both, or clear site data',
  },
];

/** What is written to sessionStorage: it goes with the tab at the latest. */
export const SESSION_ENTRIES: readonly Entry[] = [
  {
    name: 'login_request',
    purpose: 'the address you asked a login mail for, and the other half of its 6-digit code',
    until: 'you are logged in',
  },
  { name: 'login_redirect', purpose: 'the page you wanted before logging in', until: 'you are logged in' },
  {
    name: 'linkedin_state',
    purpose: 'proves that a login by LinkedIn was begun in this tab',
    until: 'you are logged in',
  },
  {
    name: 'premium_for',
    purpose: 'the job you were looking at when you went to the page of Premium, for the way back',
    until: 'you go back, or the tab is closed',
  },
  {
    name: 'kept_drafts',
    purpose: 'what you typed into forms while you are logged in and did not save yet',
    until: 'it is saved, you log out, or somebody else logs in',
  },
  {
    name: 'guest_drafts',
    purpose: 'the address you typed to get an alert by mail while you are not logged in, and how often',
    until: 'it is sent, or you log in',
  },
  {
    name: 'react-router-scroll-positions',
    purpose: 'how far you had scrolled on each page, for the way back',
    until: 'the tab is closed',
  },
];
