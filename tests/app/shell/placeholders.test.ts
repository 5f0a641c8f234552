import { expect, test } from 'vitest'
import { resolvePlaceholders } from '../../../src/app/shell/screens/placeholders'

const values = { token: () => 't', tenantId: () => '1', "window._CONFIG['domianURL']": () => 'https://here' }

test('known names are filled in, in either spelling', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the menu spells it so
  expect(resolvePlaceholders("{{ window._CONFIG['domianURL'] }}/doc?t=${token}&n={{tenantId}}", values)).toBe('https://here/doc?t=t&n=1')
})

test('nothing is evaluated: what has no name becomes empty', () => {
  expect(resolvePlaceholders('/a/{{alert(1)}}/{{constructor}}/{{__proto__}}', values)).toBe('/a///')
})
