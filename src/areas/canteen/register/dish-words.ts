import type { Language } from '../../../contract/label'

/** What a dish is called in a language, as the beginning of a line. */
export const dishWords = ({ name, nameEn }: { name: string; nameEn?: string | null }, language: Language): string =>
  language === 'en' && nameEn ? nameEn.charAt(0).toUpperCase() + nameEn.slice(1) : name
