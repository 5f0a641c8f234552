import { afterEach, expect, test } from 'vitest'
import { Paper } from '../../../../src/app/paper/Paper'
import { PrintButton } from '../../../../src/app/paper/PrintButton'
import { useHouseName } from '../../../../src/areas/attendance/app/use-house-name'
import { type Stage, stage } from '../../../kit/area-stage'

let on: Stage
afterEach(() => on.leave())

function Sheet() {
  const house = useHouseName()
  return (
    <>
      <PrintButton />
      {house !== undefined && (
        <Paper house={house} title="Register" about="October" layout="portrait">
          figures
        </Paper>
      )}
    </>
  )
}
const isPrintable = () => on.find('button', 'Print')?.hasAttribute('disabled') === false
const head = () => on.find('.print-sheet h2')?.textContent

test('a sheet is printed when the name of the house has come, and not without it before', async () => {
  on = await stage(<Sheet />, {}, { role: 'principal', ready: false })
  await on.wait(() => on.find('button', 'Print'))
  expect([isPrintable(), head()]).toEqual([false, undefined])
  await on.bring({ 'kindergarten-profile': [{ id: 'k1', name: '阳光实验幼儿园' }] })
  await on.wait(isPrintable)
  expect(head()).toBe('阳光实验幼儿园 Register')
})

test('a house that has no name yet prints its sheets all the same', async () => {
  on = await stage(<Sheet />, {}, { role: 'principal' })
  await on.wait(isPrintable)
  expect(head()).toBe('Register')
})
