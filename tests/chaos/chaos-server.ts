import { demoSeed } from '../../src/areas/demo/published/demo-seed'
import { demoStaff, holdersOf } from '../../src/areas/demo/published/demo-staff'
import { runProcess } from '../../src/server/start/run'
import { browsedProduct } from '../kit/product/browsed-product'
import { builtFolder } from '../kit/product/next-release'
import { secondCook, secondTeacher } from './people'

const staff = demoStaff(demoSeed)

/** An account of the second holder of a post of the demonstration. */
function secondAccount(account: { id: string; username: string }, post: string, role: string) {
  const holder = holdersOf(staff, post)[1]
  if (!holder) throw new Error(`the demonstration has no second ${post}`)
  return { ...account, realname: holder.name, workNo: holder.staffNo, phone: holder.phone, roles: [role] }
}

// The product as a person starts it, with two accounts more: the head teacher of the second class, and another cook.
const accounts = [secondAccount(secondTeacher, 'headTeacher', 'headTeacher'), secondAccount(secondCook, 'cook', 'cook')]
await runProcess({ ...browsedProduct, accounts: [...browsedProduct.accounts, ...accounts] }, async () => ({
  folder: process.env.APP_FOLDER ?? builtFolder,
}))
