import type { Job, Person } from './job'

/** Parts all jobs fall into. A run of all tests does one of them. */
export const parts = 3

/** What a job goes back to: itself, or what had to be done first. */
function rootOf(job: Job, jobs: readonly Job[]): Job {
  const earlier = jobs.find(({ what }) => what === job.after)
  return earlier ? rootOf(earlier, jobs) : job
}

/** Jobs that are asked for, with those they take up. */
export function withEarlier(jobs: readonly Job[], isAsked: (job: Job) => boolean): readonly Job[] {
  const wanted = new Set(jobs.filter(isAsked).map(({ what }) => what))
  for (const { what, after } of [...jobs].reverse()) if (after && wanted.has(what)) wanted.add(after)
  return jobs.filter(({ what }) => wanted.has(what))
}

/** The jobs of one seed: with those of the seeds that follow, as many as there are parts, each job is done once. */
export function partOf(people: readonly Person[], seed: number): readonly Person[] {
  const roots = people.flatMap(({ jobs }) => jobs.filter(({ after }) => !after))
  return people.map((person) => ({
    ...person,
    jobs: person.jobs.filter((job) => roots.indexOf(rootOf(job, person.jobs)) % parts === seed % parts),
  }))
}
