import { ownTenantText } from './own-tenant'
/**
 * The engine's own tables, beside those of the nouns. `create … if not exists` only: changing one of them is a numbered
 * migration. Tables with a `tenant_id` get row-level security like every noun's.
 */
export const engineTables: Readonly<Record<string, string>> = {
  tenant: `create table if not exists tenant (
    id integer generated always as identity primary key, name text not null,
    furnished boolean not null default false, created timestamptz not null default now())`,
  // Tenants nobody signs in to. Beside their table, so that taking work waits for nothing that is done to that.
  frozen_tenant: 'create table if not exists frozen_tenant (tenant_id integer primary key, since timestamptz not null default now())',
  migration: 'create table if not exists migration (number integer primary key, name text not null, at timestamptz not null default now())',
  engine_secret: 'create table if not exists engine_secret (name text primary key, value text not null)',
  // When a backup of this database was written.
  backup_made: 'create table if not exists backup_made (made timestamptz primary key)',
  // What a start left each table as: `found`, and which definition of it that meets: `wanted`.
  table_shape: 'create table if not exists table_shape (name text primary key, wanted text not null, found text not null)',
  credential: `create table if not exists credential (
    tenant_id integer not null, user_id text not null, username text not null, hash text not null,
    primary key (tenant_id, user_id));
    create unique index if not exists credential_username on credential (lower(username))`,
  // `sealed`: the secret of an app. `confirmed`: since when it is asked for. `last_step`: no code of that time or before counts any more.
  second_factor: `create table if not exists second_factor (
    tenant_id integer not null, user_id text not null, sealed text not null, last_step bigint not null default 0,
    recovery text[] not null default '{}', confirmed timestamptz, primary key (tenant_id, user_id))`,
  session: `create table if not exists session (
    token_hash bytea primary key, tenant_id integer not null, user_id text not null, org_code text,
    created timestamptz not null default now(), expires timestamptz not null, agent text not null default '');
    create index if not exists session_by_user on session (tenant_id, user_id)`,
  // With which a page in a frame becomes part of a sign-in, and what came of that.
  frame_ticket: `create table if not exists frame_ticket (
    ticket_hash bytea primary key, session_hash bytea not null, expires timestamptz not null)`,
  frame_sign_in: `create table if not exists frame_sign_in (
    token_hash bytea primary key, session_hash bytea not null, created timestamptz not null default now())`,
  login_guard: `create table if not exists login_guard (
    guarded text primary key, fails integer not null default 0, last timestamptz not null default now(), locked_until timestamptz)`,
  captcha: 'create table if not exists captcha (id text primary key, answer text not null, made timestamptz not null default now())',
  // The print of the code last sent to a number, and how often one was looked at.
  sms_code: `create table if not exists sms_code (
    phone text not null, purpose text not null, print text not null, tries integer not null default 0,
    made timestamptz not null default now(), primary key (phone, purpose))`,
  // Messages of the last day, by number and by the address they were asked for at.
  sms_sent: `create table if not exists sms_sent (guarded text not null, at timestamptz not null default now());
    create index if not exists sms_sent_by_guarded on sms_sent (guarded, at)`,
  // People who were sent to a provider of accounts elsewhere, and what they came back with, each for minutes.
  third_errand: `create table if not exists third_errand (
    state text primary key, browser text not null, source text not null, way text not null, sealed text not null,
    made timestamptz not null default now())`,
  third_ticket: `create table if not exists third_ticket (
    print text primary key, kind text not null, source text not null, subject text not null, name text not null, way text not null,
    browser text not null, made timestamptz not null default now())`,
  // Accounts elsewhere, and the account of ours each leads to.
  third_account: `create table if not exists third_account (
    source text not null, subject text not null, tenant_id integer not null, user_id text not null, name text not null,
    made timestamptz not null default now(), primary key (source, subject));
    create unique index if not exists third_account_by_user on third_account (tenant_id, user_id, source)`,
  sync_counter: `create table if not exists sync_counter (
    tenant_id integer primary key, seq bigint not null default 0, epoch text not null, totals jsonb not null default '{}')`,
  // Epochs that are over. A device that still counts in one of them has been away; in one that is not here, the server has gone back.
  sync_past_epoch: `create table if not exists sync_past_epoch (
    tenant_id integer not null, epoch text not null, ended timestamptz not null default now(), primary key (tenant_id, epoch))`,
  sync_replica: `create table if not exists sync_replica (
    tenant_id integer not null, replica text not null, user_id text not null, seen timestamptz not null default now(),
    agent text not null default '', primary key (tenant_id, replica))`,
  sync_op: `create table if not exists sync_op (
    tenant_id integer not null, op_id text not null, replica text not null, user_id text not null, n bigint not null,
    noun text not null, row_id text not null, payload jsonb not null, payload_hash text not null,
    outcome text not null, settled jsonb not null, at timestamptz not null default now(), primary key (tenant_id, op_id));
    create index if not exists sync_op_replica on sync_op (tenant_id, replica, n)`,
  sync_change: `create table if not exists sync_change (
    tenant_id integer not null, seq bigint not null, noun text not null, row_id text not null,
    scope text, was_scope text, at timestamptz not null default now(), primary key (tenant_id, seq))`,
  // How rows are found by whoever types: a line for each way of beginning to. Follows from the rows; "C" compares bytes.
  search_key: `create table if not exists search_key (
    tenant_id integer not null default ${ownTenantText}, noun text not null, key text collate "C" not null, row_id text not null,
    field text not null, place smallint not null, primary key (tenant_id, noun, key, row_id, field));
    create index if not exists search_key_by_row on search_key (tenant_id, noun, row_id)`,
  // Of which nouns all rows have their keys, and of which fields.
  search_filled: 'create table if not exists search_filled (noun text primary key, print text not null)',
  push_key: 'create table if not exists push_key (name text primary key, public_key text not null, private_key text not null)',
  push_queue: `create table if not exists push_queue (
    tenant_id integer not null, subscription_id text not null, annt_id text not null, due timestamptz not null, expires timestamptz not null,
    tries integer not null default 0, leased_until timestamptz, primary key (tenant_id, subscription_id, annt_id));
    create index if not exists push_queue_due on push_queue (due)`,
  file: `create table if not exists file (
    tenant_id integer not null default ${ownTenantText}, sha text not null, size integer not null,
    type text not null, state text not null, at timestamptz not null default now(), primary key (tenant_id, sha));
    create index if not exists file_by_age on file (tenant_id, at)`,
  file_holder: `create table if not exists file_holder (
    tenant_id integer not null default ${ownTenantText}, sha text not null, user_id text not null,
    primary key (tenant_id, sha, user_id));
    create index if not exists file_holder_by_user on file_holder (tenant_id, user_id)`,
  file_use: `create table if not exists file_use (
    tenant_id integer not null default ${ownTenantText}, sha text not null, noun text not null,
    row_id text not null, primary key (tenant_id, sha, noun, row_id))`,
  // What a crash of the database may lose, because whoever sends can send it again: no log is written for it.
  file_part: `create unlogged table if not exists file_part (
    tenant_id integer not null default ${ownTenantText}, user_id text not null, sha text not null,
    start integer not null, bytes bytea not null, at timestamptz not null default now(), primary key (tenant_id, user_id, sha, start));
    alter table file_part alter column bytes set storage external`,
  // Files that clients of the wire contract brought, by the ticket in the path they were given.
  uploaded_file: `create table if not exists uploaded_file (
    tenant_id integer not null default ${ownTenantText}, ticket text not null, path text not null, sha text not null, size integer not null,
    user_id text not null, at timestamptz not null default now(), primary key (tenant_id, ticket));
    create index if not exists uploaded_file_by_user on uploaded_file (tenant_id, user_id)`,
  house_key: 'create table if not exists house_key (tenant_id integer primary key, public_key text not null, sealed text not null)',
  signing_key: 'create table if not exists signing_key (name text primary key, sealed text not null)',
  record_seal: `create table if not exists record_seal (
    tenant_id integer not null default ${ownTenantText}, place bigint not null, op_id text not null,
    noun text not null, row_id text not null, replica text not null, maker text not null, made_at text not null,
    received timestamptz not null, outcome text not null, prev text, hash text not null, matches boolean not null,
    signature text not null, primary key (tenant_id, place));
    create index if not exists record_seal_by_hash on record_seal (hash);
    create index if not exists record_seal_by_row on record_seal (tenant_id, noun, row_id);
    create index if not exists record_seal_by_day on record_seal (tenant_id, received, place);
    create index if not exists record_seal_by_chain on record_seal (tenant_id, maker, replica, place)`,
  // How far each series of numbers has come in a period.
  number_series: `create table if not exists number_series (
    tenant_id integer not null, series text not null, period text not null, last bigint not null, primary key (tenant_id, series, period))`,
  job_schedule: `create table if not exists job_schedule (
    tenant_id integer not null, job text not null, cron text not null, next_at timestamptz not null, tries integer not null default 0,
    holder text, leased_until timestamptz, asked boolean not null default false, cancelled boolean not null default false,
    primary key (tenant_id, job));
    create index if not exists job_schedule_due on job_schedule (next_at)`,
  job_run: `create table if not exists job_run (
    tenant_id integer not null, id bigint generated always as identity, job text not null, due_at timestamptz not null,
    started timestamptz not null default now(), ended timestamptz, outcome text not null default 'running', tries integer not null,
    done integer, total integer, message text, primary key (tenant_id, id));
    create index if not exists job_run_by_job on job_run (tenant_id, job, started);
    create index if not exists job_run_by_age on job_run (started)`,
  day_root: `create table if not exists day_root (
    tenant_id integer not null, day date not null, count integer not null, root text not null, signature text not null,
    made timestamptz not null default now(), primary key (tenant_id, day))`,
}

/** By what accounts sign in and are signed in, each by `tenant_id` and `user_id`. */
export const accountTables = ['credential', 'second_factor', 'session', 'third_account'] as const

/** Engine tables that know tenants and are closed to all of them: under row-level security without a policy nothing is seen. */
export const closedTables = [
  'credential',
  'frozen_tenant',
  'house_key',
  'job_run',
  'job_schedule',
  'second_factor',
  'session',
  'third_account',
] as const
/** Engine tables the tenants' own connections may use; the others belong to the owner alone. */
export const tenantTables = [
  'sync_counter',
  'sync_past_epoch',
  'sync_replica',
  'sync_op',
  'sync_change',
  'number_series',
  'push_queue',
  'file',
  'file_holder',
  'file_use',
  'file_part',
  'uploaded_file',
  'record_seal',
  'day_root',
  'search_key',
] as const
