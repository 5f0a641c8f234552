/**
 * Changes that do not follow from the nouns: a field removed or retyped, data moved. In order, never edited once released.
 * The place in the list is the number under which the database remembers it.
 */
export const migrations: readonly { readonly name: string; readonly sql: string }[] = [
  {
    // `mark`: a random text by which a place of the sequence is known again. `home`: the PostgreSQL in which the epoch began.
    name: 'marks of the sequence',
    sql: `alter table sync_counter add column if not exists mark text, add column if not exists home text;
      alter table sync_change add column if not exists mark text`,
  },
  {
    // `secret`: hash of what proves that somebody is that replica. `twin`: two devices have sent under this name.
    name: 'secrets of replicas',
    sql: `alter table sync_replica add column if not exists secret text, add column if not exists twin boolean`,
  },
  {
    // `own`: its expression is a person's. `last_…`: the latest run, also of those no run is written down of. `asked_by`: who wanted it now.
    name: 'jobs administered',
    sql: `alter table job_schedule add column if not exists own boolean not null default false,
        add column if not exists paused boolean not null default false, add column if not exists parameter text,
        add column if not exists description text, add column if not exists asked_by text, add column if not exists last_started timestamptz,
        add column if not exists last_ended timestamptz, add column if not exists last_outcome text, add column if not exists last_message text;
      alter table job_run add column if not exists asked_by text`,
  },
  {
    // Keys beside the scope of rows that are read in further ways, as they are now and as they were.
    name: 'further readers',
    sql: 'alter table sync_change add column if not exists readers text[], add column if not exists was_readers text[]',
  },
  {
    // `demo`: it holds a demonstration, `asked` or `kept`. `emptied`: epochs whose rows were taken away; what was done in them is not done here.
    name: 'own houses',
    sql: `alter table tenant add column if not exists demo text;
      alter table sync_counter add column if not exists emptied text[]`,
  },
  {
    // `was`: what stood in the fields an op changed, sealed like the row; null where there was no row, and of ops before this was kept.
    name: 'what changes changed',
    sql: `alter table sync_op add column if not exists was jsonb;
      create index if not exists sync_op_by_row on sync_op (tenant_id, noun, row_id)`,
  },
  {
    // `was`: by column what a row was compared by before a change, where data rules narrow its noun: its keys, and the fields rules name.
    name: 'rows as rules saw them',
    sql: 'alter table sync_change add column if not exists was jsonb',
  },
]
