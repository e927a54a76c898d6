import { Suspense } from 'react'
import { features } from '@/features'
import type { Slots } from '../define_feature'
import { lazyComponent } from '../pages'

const components = (slot: keyof Slots) =>
  features.flatMap(({ name, slots }) => {
    const load = slots?.[slot]
    return load ? [{ name, Part: lazyComponent(load) }] : []
  })

const filled = {
  topBar: components('topBar'),
  overlay: components('overlay'),
  suspended: components('suspended'),
  leaving: components('leaving'),
  mailOutage: components('mailOutage'),
  visit: components('visit'),
  offline: components('offline'),
}

/** Contributions of the features to a place in the shell, e.g. the bell in the top bar. */
export function Slot({ name: slot }: { name: keyof Slots }) {
  return filled[slot].map(({ name, Part }) => (
    <Suspense key={name} fallback={null}>
      <Part />
    </Suspense>
  ))
}
