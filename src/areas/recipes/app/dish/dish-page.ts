import { CalendarDays, ChefHat, Image, Scale, Utensils } from 'lucide-react'
import { defineRecordPage } from '../../../../app/record-page/record-page'
import { Dish } from '../../published/dish'
import { AllergenPills } from './AllergenPills'
import { DishBanner } from './DishBanner'
import { dishWords } from './dish-words'
import { GramsTable } from './GramsTable'

/** The record of a dish: who must not have it, what is in it, how it is made, and when it is served. */
export const dishPage = defineRecordPage(Dish, {
  bannerParts: [DishBanner],
  head: { beside: 'nameEn', facts: ['dishType', 'cookMethod', 'ageBand', 'meals'] },
  signs: [AllergenPills],
  parts: [
    {
      name: 'grams',
      order: 10,
      title: dishWords.grams,
      icon: Scale,
      width: 'half',
      height: 320,
      fields: [['ingredients'], ['seasonings']],
      read: GramsTable,
    },
    {
      name: 'steps',
      order: 20,
      title: dishWords.steps,
      icon: ChefHat,
      width: 'half',
      height: 200,
      fields: [['steps'], ['cookTempC', 'cookMinutes'], ['texture', 'spicy']],
    },
    {
      name: 'menus',
      order: 30,
      title: dishWords.menus,
      icon: CalendarDays,
      needs: 'menu-meal:list',
      width: 'half',
      height: 96,
      rows: {
        noun: 'menu-meal',
        by: 'dishes',
        show: ['date', 'mealType', 'note'],
        first: 6,
        sorts: [{ column: 'date', descending: true }],
      },
    },
    { name: 'photo', order: 40, title: dishWords.photo, icon: Image, width: 'aside', height: 160, fields: [['photo']] },
    {
      name: 'basics',
      order: 50,
      title: dishWords.basics,
      icon: Utensils,
      width: 'aside',
      height: 240,
      fields: [
        ['dishCode', 'name'],
        ['nameEn', 'dishType'],
        ['cookMethod', 'ageBand'],
        ['meals', 'allergens'],
        ['tags', 'seasons'],
        ['enabled'],
      ],
    },
  ],
})
