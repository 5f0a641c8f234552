import { type Label, label } from '../../../contract/label'
import { words as monitorWords } from '../words'

export const words = {
  times: label('{count} 次', '{count} {count:time|times}'),
  most: label('最长 {value}', 'longest {value}'),
} as const

/** What a part is called where another server tells of itself. */
export const partWords = { runtime: label('JVM', 'JVM'), server: monitorWords.server, web: label('Tomcat', 'Tomcat') } as const

/** What people call the figures of a Java server, in the order they are read in. Any other is called by its name. */
export const metricWords: Readonly<Record<string, Label>> = {
  'jvm.memory.max': label('JVM 最大内存', 'Memory, at most'),
  'jvm.memory.committed': label('JVM 已申请内存', 'Memory committed'),
  'jvm.memory.used': label('JVM 已用内存', 'Memory in use'),
  'jvm.buffer.memory.used': label('缓冲区已用内存', 'Memory of buffers'),
  'jvm.buffer.count': label('缓冲区数量', 'Buffers'),
  'jvm.threads.daemon': label('守护线程', 'Daemon threads'),
  'jvm.threads.live': label('活跃线程', 'Live threads'),
  'jvm.threads.peak': label('线程峰值', 'Most threads seen'),
  'jvm.classes.loaded': label('已加载的类', 'Classes loaded'),
  'jvm.classes.unloaded': label('已卸载的类', 'Classes unloaded'),
  'jvm.gc.memory.allocated': label('年轻代累计分配', 'Allocated in the young generation'),
  'jvm.gc.memory.promoted': label('进入老年代', 'Promoted to the old generation'),
  'jvm.gc.max.data.size': label('老年代上限', 'Old generation, at most'),
  'jvm.gc.live.data.size': label('完整回收后的老年代', 'Old generation after a full collection'),
  'jvm.gc.pause': label('垃圾回收', 'Garbage collections'),
  'system.cpu.count': monitorWords.processors,
  'system.cpu.usage': monitorWords.systemCpu,
  'process.start.time': monitorWords.started,
  'process.uptime': monitorWords.uptime,
  'process.cpu.usage': monitorWords.processCpu,
  'tomcat.sessions.created': label('创建的会话', 'Sessions created'),
  'tomcat.sessions.expired': label('过期的会话', 'Sessions run out'),
  'tomcat.sessions.active.current': label('活跃会话', 'Active sessions'),
  'tomcat.sessions.active.max': label('活跃会话峰值', 'Most active sessions seen'),
  'tomcat.sessions.rejected': label('拒绝的会话', 'Sessions refused'),
}
