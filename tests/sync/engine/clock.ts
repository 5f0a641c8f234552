/** A clock that goes on only when told, for engines that talk to a real server in real time. */
export class Clock {
  time = Date.now()
  private timers: { readonly at: number; readonly run: () => void }[] = []

  readonly now = () => this.time
  readonly elapsed = this.now
  readonly after = (ms: number, run: () => void) => {
    const timer = { at: this.time + ms, run }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((one) => one !== timer)
    }
  }

  /** Lets time pass. What falls due meanwhile is begun, in order. */
  pass(ms: number): void {
    this.time += ms
    const due = this.timers.filter((timer) => timer.at <= this.time).sort((one, two) => one.at - two.at)
    this.timers = this.timers.filter((timer) => timer.at > this.time)
    for (const timer of due) timer.run()
  }
}
