import { accountStory } from '../kit/browser/account-story'
import { test } from '../kit/browser/story'

test('an account is made, frozen, let in again with a new password, and its role is given more to do', async ({ house, device }) => {
  await accountStory(house, await device(), await device())
})
