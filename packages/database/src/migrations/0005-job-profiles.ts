import { sql, type Kysely } from 'kysely';

/** Job profiles with their skills, experience, files and what was read from a resume. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_profiles (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id) on delete cascade,
      profile_name text not null,
      desired_job_title text,
      first_name text,
      last_name text,
      address text,
      city text,
      state text,
      zip text,
      email text,
      country text,
      phone_country_code text,
      phone text,
      date_available date,
      desired_pay text,
      linkedin_url text,
      website_url text,
      optional_fields_handling text not null default 'fill_unanswered_questions',
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index job_profiles_user on job_profiles (user_id, id)`.execute(db);

  // Apart from the profile, so that nothing which reads a profile meets them by accident.
  await sql`
    create table equal_opportunity_answers (
      job_profile_id bigint primary key references job_profiles (id) on delete cascade,
      veteran_status text,
      disability_status text,
      gender text
    )`.execute(db);

  await sql`
    create table profile_skills (
      id bigint generated always as identity primary key,
      job_profile_id bigint not null references job_profiles (id) on delete cascade,
      skill_name text not null,
      skill_key text not null,
      unique (job_profile_id, skill_key)
    )`.execute(db);

  await sql`
    create table profile_experience (
      id bigint generated always as identity primary key,
      job_profile_id bigint not null references job_profiles (id) on delete cascade,
      job_title text not null,
      company_name text not null,
      start_date date not null,
      end_date date,
      is_current_job boolean not null default false,
      description text not null default '',
      display_order integer not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (end_date is null or end_date >= start_date)
    )`.execute(db);
  await sql`
    create index profile_experience_order on profile_experience (job_profile_id, display_order, id)
  `.execute(db);

  await sql`
    create table profile_files (
      job_profile_id bigint not null references job_profiles (id) on delete cascade,
      kind text not null check (kind in ('resume', 'cover-letter')),
      filename text not null,
      size integer not null,
      mimetype text not null,
      content bytea not null,
      uploaded_at timestamptz not null,
      primary key (job_profile_id, kind)
    )`.execute(db);

  await sql`
    create table resume_readings (
      job_profile_id bigint primary key references job_profiles (id) on delete cascade,
      reading jsonb not null,
      read_at timestamptz not null,
      reviewed_at timestamptz
    )`.execute(db);
}
