import { amount, boolean, count, dict, dicts, entries, markdown, optional, photos, ref, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'

declare module '../../../contract/registry' {
  interface NounTypes {
    dish: typeof Dish
  }
}

const ingredient = {
  food: text('食材', 'Food', { max: 50 }),
  /** Raw grams of what is eaten, for one child of the dish's age. */
  gramsNet: amount('每人净重', 'Net per child', { max: 2000, unit: 'g' }),
  isMain: optional(boolean('主料', 'Main')),
  prep: optional(text('处理', 'Preparation', { max: 50 })),
}
const seasoning = {
  food: text('调料', 'Seasoning', { max: 50 }),
  grams: amount('每人用量', 'Per child', { max: 200, unit: 'g' }),
}

/** A dish the kitchen can make. */
export const Dish = defineResource({
  name: 'dish',
  label: label('菜品', 'Dish'),
  path: '/business-system/intk/recipe/dish',
  offline: 'read',
  fields: {
    dishCode: text('编号', 'Number', { max: 20, unique: true }),
    name: text('菜名', 'Name', { max: 50 }),
    nameEn: optional(text('英文名', 'English name')),
    dishType: dict('dishType', '类别', 'Kind'),
    /** What it is mostly made of. */
    foodGroup: optional(ref('category', '主料分类', 'Main food')),
    cookMethod: dict('cookMethod', '做法', 'Cooked by'),
    /** Whom the grams are meant for. */
    ageBand: dict('gradeLevel', '适用年龄', 'For', { initial: '2' }),
    meals: optional(dicts('mealType', '适用餐次', 'Meals')),
    ingredients: entries('配料', 'Ingredients', ingredient, { max: 30 }),
    seasonings: optional(entries('调料', 'Seasonings', seasoning, { max: 20 })),
    allergens: optional(dicts('allergen', '致敏物', 'Allergens')),
    steps: optional(markdown('做法步骤', 'Steps')),
    cookTempC: optional(count('中心温度', 'Core temperature', { max: 300, unit: '℃' })),
    cookMinutes: optional(count('烹制时间', 'Cooking time', { max: 1440, unit: 'min' })),
    texture: optional(dict('dishTexture', '质地', 'Texture', { initial: 'normal' })),
    spicy: boolean('辣', 'Spicy', { initial: false }),
    photo: optional(photos('照片', 'Photo', { max: 1, crop: 'wide' })),
    tags: optional(dicts('dishTag', '标签', 'Tags')),
    /** Seasons it is meant for; all of them where nothing is said. */
    seasons: optional(dicts('season', '适用季节', 'Seasons')),
    enabled: boolean('启用', 'In use', { initial: true }),
  },
  title: 'name',
  avatar: 'photo',
  card: {
    beside: [{ field: 'allergens', tone: 'care', icon: 'egg-off' }],
    facts: ['cookMethod', 'meals'],
    section: { field: 'dishType' },
    swipe: ['edit'],
  },
  list: ['dishCode', 'name', 'dishType', 'cookMethod', 'meals', 'allergens', 'enabled'],
  search: ['name', 'dishCode', 'dishType', 'enabled'],
  found: { by: ['name', 'nameEn', 'dishCode'], says: ['dishType', 'cookMethod'] },
  form: [
    ['dishCode', 'name'],
    ['nameEn'],
    ['dishType', 'foodGroup'],
    ['cookMethod', 'ageBand'],
    ['meals', 'allergens'],
    ['ingredients'],
    ['seasonings'],
    ['steps'],
    ['cookTempC', 'cookMinutes'],
    ['texture', 'spicy'],
    ['tags', 'seasons'],
    ['photo', 'enabled'],
  ],
})
export type Dish = RecordOf<typeof Dish>
