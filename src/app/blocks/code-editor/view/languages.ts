import { LanguageSupport, StreamLanguage } from '@codemirror/language'
import type { CodeMode } from '../../../../contract/fields/code-mode'

/** What each mode knows of its language: fetched when it is first written in. */
export const languages: Readonly<Record<CodeMode, () => Promise<LanguageSupport>>> = {
  css: async () => (await import('@codemirror/lang-css')).css(),
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript(),
  html: async () => (await import('@codemirror/lang-html')).html(),
  java: async () => (await import('@codemirror/lang-java')).java(),
  python: async () => (await import('@codemirror/lang-python')).python(),
  sql: async () => (await import('@codemirror/lang-sql')).sql(),
  shell: async () => new LanguageSupport(StreamLanguage.define((await import('@codemirror/legacy-modes/mode/shell')).shell)),
  markdown: async () => (await import('@codemirror/lang-markdown')).markdown(),
}
