import { hashPassword, isPassword } from '../../../src/server/auth/password'
import { testPassword } from '../../kit/test-password'
import { type BenchHouse, inHouse } from '../bench-house'
import { type Bench, bareRate, bareTime, type Figure, rate, ratio, time } from '../figure'
import { type Line, openLine, openLines } from '../line'
import { compare, pace, quantile } from '../measure'
import { holdPeople } from './many-people'

const people = 400
const lanes = 16
const window = 4000
const list = '/sys/user/list?pageNo=1&pageSize=10'

/** Gives the people of `holdPeople` a password, hashed as strongly as anybody's. */
const givePasswords = ({ owner }: BenchHouse, hash: string) =>
  owner.query(
    `insert into credential (tenant_id, user_id, username, hash) select 1, id, username, $1 from "user" where id like 'reader.%'`,
    [hash],
  )

/** Milliseconds each page of a list takes somebody who is signed in, one after the other until told to end. */
function working(line: Line) {
  const taken: number[] = []
  let ended = false
  const work = async () => {
    while (!ended) {
      const begun = performance.now()
      await line.call('GET', list)
      taken.push(performance.now() - begun)
    }
    return taken
  }
  const going = work()
  return () => {
    ended = true
    return going
  }
}

async function measure(house: BenchHouse): Promise<Figure[]> {
  await holdPeople(house.owner, people)
  const hash = await hashPassword(testPassword)
  await givePasswords(house, hash)
  const doors = await Promise.all(Array.from({ length: lanes }, () => openLine(house.address, '')))
  const [desk] = (await openLines(house.address, 'principal', 1)) as [Line]
  let next = 0
  const signIn = async (lane: number) => {
    const username = `reader${next++ % people}`
    const answer = await doors[lane]?.call('POST', '/sys/login', JSON.stringify({ username, password: testPassword }))
    if (!answer?.includes('"token"')) throw new Error(`${username} could not sign in: ${answer}`)
  }
  const found = await compare({
    ours: () => pace(signIn, lanes, window),
    baseline: () => pace(() => isPassword(testPassword, hash), lanes, window),
    rounds: 3,
  })
  const endQuiet = working(desk)
  await new Promise((resolve) => setTimeout(resolve, window))
  const quiet = await endQuiet()
  const endBusy = working(desk)
  await pace(signIn, lanes, window)
  const busy = await endBusy()
  for (const line of [...doors, desk]) line.close()
  return [
    rate('sign-ins', found.ours, 'sign-ins', 25),
    bareRate('passwords checked and nothing else', found.baseline, 'passwords'),
    ratio('sign-ins / passwords checked', found.ratio, 0.4),
    bareTime('page of a list for somebody signed in, 99 of 100 within, nobody signing in', quantile(quiet, 0.99)),
    time('the same while all sign in', quantile(busy, 0.99), 500),
  ]
}

/** Everybody of a large house signs in at the same moment, and those who are in work on. */
export const loginStorm: Bench = {
  name: 'logins',
  says: `${people} people who sign in over ${lanes} connections as fast as it goes, against the bare check of their passwords`,
  run: inHouse('garden-server.ts', measure),
}
