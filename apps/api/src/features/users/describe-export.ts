import { ACCOUNT_FILE_FORMAT } from '@firsthand/contracts';
import type { StoredUser } from './users.repository.ts';

/** The export's README.txt: what is what, and what an empty account takes of it. */
export function describeExport({ email }: Pick<StoredUser, 'email'>, now: Date): string {
  return `Everything that Firsthand holds about ${email}, as of ${now.toISOString()} and shortly after.

Each file that ends in .ndjson is a list: one entry per line, as JSON. An empty file means that there is nothing of that
kind. What ends in .csv is the same for table programs, the parts that people look at. The folders "files",
"application-files" and "resume-versions" hold your documents as you uploaded them, as they were sent, and as they were
made for jobs.

account                     name, address, phone, settings
former-addresses            the addresses you signed in with before
sign-ins-elsewhere          LinkedIn
passkeys                    their names and times
sessions, sign-in-links     when and how you signed in
access-for-programs         the access tokens you made, without the tokens themselves
mails                       what we sent you, without the text
audit-events                what admins and operators did with your account, and you as an admin
bookmarks                   saved jobs, each with the copy of the posting that was kept
removed-bookmarks           those you removed in the last minutes, which can still be put back
hide-rules                  what you hide from searches
saved-searches, saved-search-matches
                            the searches you keep, and the numbers of the jobs that came for them
watched-companies, notices  the companies you watch, and what happened to what you keep
subscription                Premium
job-profiles, equal-opportunity-answers, skills, experience, profile-entries, files, resume-readings
                            your job profiles, with their education, languages and other sections in profile-entries; job_profile_id says to which one an entry belongs
applications, application-stages, application-packets, application-files, application-submissions
                            your applications; application_id says to which one an entry belongs
application-drafts, resume-versions, stored-answers, auto-apply-criteria, auto-apply-prepared
                            what is prepared, with the resumes made for its jobs, and what is remembered for the next form
integration-requests, career-notices
                            what you left in our public forms

contents.json names the format (${ACCOUNT_FILE_FORMAT}) and says how many entries each list has. If it is missing, the
download was cut off: please try again.
Passwords do not exist here, and the secrets of your sessions are not part of this.

An account of Firsthand that holds nothing yet can be filled from this file, on its settings page or with
POST /v1/api/users/import. It takes what you keep: settings, job profiles, saved jobs, hidden things, saved searches,
watched companies, applications, prepared ones and remembered answers. It never takes the address, roles, Premium,
sessions, passkeys, access tokens, LinkedIn, mails or notices: those belong to the account they were made in.
`;
}
