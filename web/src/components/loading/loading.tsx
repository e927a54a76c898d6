import { Loader, Skeleton, Text, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './loading.module.css'

type Size = 'sm' | 'md' | 'lg'

interface LoadingProps {
  /** How it moves. */
  variant?: 'spinner' | 'dots' | 'skeleton'
  size?: Size
  /** Its place. `tableRow` gives rows and `cardList` cards in the size of the coming content. */
  extent?: 'page' | 'inline' | 'tableRow' | 'cardList'
  /** Key in the `common` namespace; "Loading..." when left out. */
  text?: 'loading.default' | 'loading.application'
  /** Rows or cards. */
  count?: number
}

const SKELETON_HEIGHT: Record<Size, number> = { sm: 12, md: 16, lg: 24 }

/** The generic loading indicator. Screen readers hear its text in every variant. */
export function Loading({
  variant = 'spinner',
  size = 'md',
  extent = 'inline',
  text = 'loading.default',
  count = 3,
}: LoadingProps) {
  const { t } = useTranslation('common')
  if (extent === 'tableRow' || extent === 'cardList')
    return (
      <div role="status">
        <VisuallyHidden>{t(text)}</VisuallyHidden>
        <Placeholders extent={extent} variant={variant} size={size} count={count} />
      </div>
    )
  return (
    <div className={extent === 'page' ? classes.page : classes.inline} role="status">
      <Mark variant={variant} size={size} />
      <Text c="dimmed" size={size}>
        {t(text)}
      </Text>
    </div>
  )
}

function Placeholders({ extent, variant, size, count }: Required<Omit<LoadingProps, 'text'>>) {
  const numbers = Array.from({ length: count }, (_, number) => number)
  return (
    <div className={extent === 'cardList' ? classes.cards : classes.rows} aria-hidden>
      {numbers.map((number) => (
        <div key={number} className={extent === 'cardList' ? classes.card : classes.row}>
          <Mark variant={variant} size={size} />
        </div>
      ))}
    </div>
  )
}

function Mark({ variant, size }: { variant: 'spinner' | 'dots' | 'skeleton'; size: Size }) {
  if (variant === 'skeleton')
    return <Skeleton height={SKELETON_HEIGHT[size]} miw={120} aria-hidden />
  return <Loader type={variant === 'dots' ? 'dots' : 'oval'} size={size} aria-hidden />
}
