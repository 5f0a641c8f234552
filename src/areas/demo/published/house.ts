/** Name of the demonstration kindergarten. */
export const demoName = '阳光实验幼儿园'

/** All meals are served, so that every column of a kitchen's list has something in it. */
export const mealPattern = '3M2S'
