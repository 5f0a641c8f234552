/** Groups of what dishes are made of, after China's dietary guidelines, and the foods of the dishes that come with the product in each. */
const groups: readonly { readonly name: string; readonly under: Readonly<Record<string, string>> }[] = [
  {
    name: '谷薯类',
    under: {
      米类: '大米 糯米 米粉丝',
      面类: '小麦粉 全麦粉 馄饨皮 鲜面条 通心粉 餐包 烤麸',
      杂粮: '小米 黑米 燕麦片 玉米糁 玉米面 鲜玉米 荞麦面 红豆 绿豆',
      薯类: '紫薯 土豆 山药 红薯 芋头',
    },
  },
  {
    name: '畜禽肉类',
    under: {
      猪肉: '猪里脊 猪肉馅 猪瘦肉 猪小排',
      牛羊肉: '牛肉 牛腩 羊肉',
      禽肉: '鸡腿肉 鸡胸肉 鸡翅 鸡肉 鸭肉',
      肝和血: '猪肝 鸭血',
    },
  },
  { name: '水产类', under: { 鱼类: '鲈鱼 草鱼 带鱼 三文鱼 鳕鱼 鲫鱼 黄花鱼', 虾贝类: '虾仁 蛤蜊' } },
  { name: '蛋奶类', under: { 蛋类: '鸡蛋 鹌鹑蛋', 奶类: '牛奶 奶酪 酸奶' } },
  { name: '大豆类', under: { 豆制品: '豆腐 嫩豆腐 豆腐干 千张 腐竹 豆浆 黄豆' } },
  {
    name: '蔬菜类',
    under: {
      叶菜: '油菜 小白菜 大白菜 韭菜 芹菜 生菜 菠菜 油麦菜 苋菜 蕹菜 圆白菜',
      花菜: '西兰花 菜花',
      根茎和瓜茄: '胡萝卜 白萝卜 莲藕 藕粉 莴笋 茭白 洋葱 番茄 樱桃番茄 甜椒 茄子 南瓜 黄瓜 冬瓜 西葫芦 丝瓜',
      菌藻: '香菇 木耳 杏鲍菇 平菇 海带',
      鲜豆: '豌豆 四季豆 荷兰豆 毛豆 绿豆芽 黄豆芽',
    },
  },
  { name: '水果类', under: { 鲜果: '草莓 香蕉 苹果 梨 橙子 橘子 西瓜 哈密瓜 葡萄 火龙果 猕猴桃 芒果 桃', 干果: '红枣' } },
]

type FoodGroup = { readonly id: string; readonly name: string; readonly parentId: string | null; readonly code: string }

const top: FoodGroup = { id: 'category.food', name: '食材', parentId: null, code: 'A01' }
const below = ({ id, code }: FoodGroup, name: string, at: number): FoodGroup => ({
  id: `${id}.${at + 1}`,
  name,
  parentId: id,
  code: `${code}A${String(at + 1).padStart(2, '0')}`,
})

const named = groups.map(({ name, under }, at) => {
  const group = below(top, name, at)
  return {
    group,
    parts: Object.entries(under).map(([part, foods], place) => ({ part: below(group, part, place), foods: foods.split(' ') })),
  }
})

/** Every group, those above before those below. */
export const foodGroups: readonly FoodGroup[] = [top, ...named.flatMap(({ group, parts }) => [group, ...parts.map(({ part }) => part)])]

const partOf = new Map(named.flatMap(({ parts }) => parts.flatMap(({ part, foods }) => foods.map((food) => [food, part.id] as const))))

/** Id of the group a food belongs to; null for one that is of none. */
export const foodGroupOf = (food: string): string | null => partOf.get(food) ?? null
