import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

interface DetailStepsProps<Step extends string> {
  /** Possible steps, the most useful one first. */
  steps: readonly Step[]
  wordOf: (step: Step) => string
  isDangerous: (step: Step) => boolean
  isBusy: boolean
  onStep: (step: Step) => void
}

/** Steps with a button of their own; the rest is in the menu. */
const BUTTONS = 2

/** The steps of a record at the right of its `DetailHeader`: the next one as the primary button, the last ones in a menu. */
export function DetailSteps<Step extends string>(props: DetailStepsProps<Step>) {
  const { steps, wordOf, isDangerous, isBusy, onStep } = props
  const { t } = useTranslation('common')
  return (
    <>
      {steps.length > BUTTONS && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button
              variant="subtle"
              color="gray"
              px="xs"
              loading={isBusy}
              aria-label={t('detail.more')}
            >
              <IconDots size={18} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {steps.slice(BUTTONS).map((step) => (
              <Menu.Item
                key={step}
                color={isDangerous(step) ? 'red' : undefined}
                onClick={() => onStep(step)}
              >
                {wordOf(step)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {steps
        .slice(0, BUTTONS)
        .map((step, index) => (
          <Button
            key={step}
            variant={index === 0 ? 'filled' : 'default'}
            disabled={isBusy}
            onClick={() => onStep(step)}
          >
            {wordOf(step)}
          </Button>
        ))
        .reverse()}
    </>
  )
}
