import vine from '@vinejs/vine'
import { number, wholeNumber } from '#core/validation/number'

/** A discount for paying early: `percent` of the total off when paid within `days` of the document's date. */
export interface SkontoStep {
  days: number
  percent: number
}

const MOST_STEPS = 2

const falling = vine.createRule(
  (value, _options, field) => {
    const steps = value as SkontoStep[]
    const isFalling = steps.every(
      (step, index) =>
        index === 0 ||
        (step.days > steps[index - 1].days && step.percent < steps[index - 1].percent)
    )
    if (!isFalling) {
      field.report('Each step of {{ field }} must come later and give less', 'skonto_order', field)
    }
  },
  { name: 'skonto_order' }
)

/** Up to two steps, each later and smaller than the one before; an empty list is none. */
export const skontoSteps = () =>
  vine
    .array(
      vine.object({
        days: wholeNumber().range([1, 365]),
        percent: number().range([0.01, 99.99]).decimal([0, 2]),
      })
    )
    .maxLength(MOST_STEPS)
    .use(falling())
