/** Posts and how many people hold each, in the order of the staff numbers. `men` is the share of men among them. */
export type Post = {
  readonly post: string
  readonly postType: 'teaching' | 'care' | 'support'
  readonly people: number
  readonly men: number
  readonly certificate?: string
}

/** Sixty people: two teachers and a carer for each of twelve classes, and those who keep the house running. */
export const staffPosts: readonly Post[] = [
  { post: 'principal', postType: 'teaching', people: 1, men: 0, certificate: 'teacher' },
  { post: 'vicePrincipal', postType: 'support', people: 1, men: 0, certificate: 'teacher' },
  { post: 'doctor', postType: 'care', people: 2, men: 0, certificate: 'nutritionist' },
  { post: 'headTeacher', postType: 'teaching', people: 12, men: 0.1, certificate: 'teacher' },
  { post: 'teacher', postType: 'teaching', people: 12, men: 0.1, certificate: 'teacher' },
  { post: 'nurseAide', postType: 'care', people: 12, men: 0, certificate: 'nurseAide' },
  { post: 'canteenMgr', postType: 'support', people: 1, men: 1, certificate: 'foodSafety' },
  { post: 'cook', postType: 'support', people: 6, men: 0.6, certificate: 'chef' },
  { post: 'storekeeper', postType: 'support', people: 1, men: 1 },
  { post: 'buyer', postType: 'support', people: 1, men: 0 },
  { post: 'accountant', postType: 'support', people: 1, men: 0 },
  { post: 'guard', postType: 'support', people: 4, men: 1, certificate: 'guard' },
  { post: 'cleaner', postType: 'support', people: 4, men: 0.2 },
  { post: 'admin', postType: 'support', people: 1, men: 0 },
  { post: 'driver', postType: 'support', people: 1, men: 1, certificate: 'driver' },
]
