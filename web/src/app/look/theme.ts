import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  rem,
} from '@mantine/core'

/** The one place of the product's look. Pages and components have no colours of their own. */
const petrol: MantineColorsTuple = [
  '#eefaf8',
  '#d3f2ed',
  '#a8e6dc',
  '#6fd9cb',
  '#2dd4bf',
  '#1fb3a1',
  '#14917f',
  '#0f766e',
  '#115e59',
  '#134e4a',
]

const paper: MantineColorsTuple = [
  '#f8faf9',
  '#f0f4f3',
  '#e5ebe9',
  '#d5dedc',
  '#b4c1be',
  '#87968f',
  '#5b6b68',
  '#44524f',
  '#2b3634',
  '#16201e',
]

const ink: MantineColorsTuple = [
  '#e2e9e7',
  '#c0cbc8',
  '#98a6a3',
  '#6f7f7b',
  '#3a4744',
  '#2a3533',
  '#202a28',
  '#161e1d',
  '#111817',
  '#0c1211',
]

const red: MantineColorsTuple = [
  '#fef3f2',
  '#fee4e2',
  '#fecdc9',
  '#fda59b',
  '#ff9488',
  '#f04438',
  '#d92d20',
  '#b42318',
  '#912018',
  '#7a271a',
]

/** The head of a dialog is a `header`, which screen readers would take for a second head of the page. */
const NO_BANNER = { header: { role: 'presentation' } }
const READABLE = { color: 'var(--mantine-color-text)' }
const ON_FILLED = { defaultProps: { iconColor: 'var(--kontor-on-filled)' } }
/** A focused field of a dialog is scrolled between the title and the buttons, which both stay in sight. */
const DIALOG = {
  title: { fontSize: rem(16), fontWeight: 600, lineHeight: 1.3 },
  content: { scrollPaddingTop: rem(72), scrollPaddingBottom: rem(96) },
}

const selectText = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
  // A field that cannot be typed in has nothing to mark.
  if (!currentTarget.readOnly) currentTarget.select()
}

export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 4 },
  colors: { petrol, red, gray: paper, dark: ink },
  // Filled is dark in the light scheme and bright in the dark one: so is the text on it the other way.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input)
    return input.variant === 'filled' ? { ...colors, color: 'var(--kontor-on-filled)' } : colors
  },
  black: '#16201e',
  defaultRadius: 6,
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(14), lg: rem(16), xl: rem(20) },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(20), lineHeight: '1.3' },
      h2: { fontSize: rem(16), lineHeight: '1.4' },
      h3: { fontSize: rem(14), lineHeight: '1.4' },
    },
  },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  shadows: { md: '0 4px 16px rgb(22 32 30 / 10%)' },
  components: {
    // The ground and the icon tell how grave it is; words in that colour could not be read on it.
    Alert: { styles: { title: READABLE, message: READABLE } },
    Checkbox: ON_FILLED,
    Radio: ON_FILLED,
    RadioIndicator: ON_FILLED,
    Button: { defaultProps: { size: 'sm', fw: 500 } },
    Modal: {
      defaultProps: { centered: true, transitionProps: { duration: 140 }, attributes: NO_BANNER },
      styles: DIALOG,
    },
    Menu: {
      defaultProps: {
        transitionProps: { duration: 120 },
        shadow: 'md',
        // It would stand among the items of the menu, where only items may stand.
        withInitialFocusPlaceholder: false,
      },
    },
    Tooltip: { defaultProps: { openDelay: 400, transitionProps: { duration: 120 } } },
    Drawer: {
      defaultProps: { transitionProps: { duration: 160 }, attributes: NO_BANNER },
      styles: DIALOG,
    },
    InputWrapper: {
      // Labels above, what is wrong and what helps below.
      defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
      styles: {
        label: { fontWeight: 500, marginBottom: 4 },
        description: { marginTop: 4 },
      },
    },
    // A closed list of two hundred countries is not drawn.
    Combobox: { defaultProps: { keepMounted: false } },
    // Typing replaces the chosen value instead of extending it, and Enter takes the first choice that fits.
    Select: {
      defaultProps: { onClick: selectText, onFocus: selectText, selectFirstOptionOnChange: true },
    },
    Tabs: { styles: { tab: { paddingInline: 12 } } },
    Anchor: { defaultProps: { underline: 'hover' } },
  },
})

/** Colours by meaning. A status always has a word or an icon beside its colour. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': paper[9],
    '--mantine-color-dimmed': paper[6],
    '--mantine-color-placeholder': paper[6],
    '--mantine-color-anchor': petrol[7],
    '--mantine-color-default-border': paper[3],
    '--mantine-color-error': '#b42318',
    '--kontor-canvas': paper[0],
    '--kontor-on-filled': '#ffffff',
    '--kontor-field': '#ffffff',
    '--kontor-field-border': paper[4],
    '--kontor-line': paper[2],
    '--kontor-hover': paper[1],
    '--menu-item-hover': paper[1],
    '--kontor-selected': petrol[0],
    '--kontor-accent-text': petrol[7],
    '--kontor-status-draft': paper[6],
    '--kontor-status-open': '#1d5fc2',
    '--kontor-status-partly': '#94590a',
    '--kontor-status-paid': '#0d6f5c',
    '--kontor-status-overdue': '#b42318',
    '--kontor-status-void': paper[6],
  },
  dark: {
    '--mantine-color-body': ink[7],
    '--mantine-color-text': ink[0],
    '--mantine-color-dimmed': ink[2],
    '--mantine-color-placeholder': ink[2],
    '--mantine-color-anchor': petrol[4],
    '--mantine-color-default-border': ink[4],
    '--mantine-color-error': '#ff9488',
    '--mantine-color-gray-light': ink[6],
    '--mantine-color-gray-light-hover': ink[5],
    '--mantine-primary-color-contrast': ink[9],
    '--kontor-canvas': ink[8],
    '--kontor-on-filled': ink[9],
    '--kontor-field': ink[6],
    '--kontor-field-border': ink[4],
    '--kontor-line': ink[5],
    '--kontor-hover': ink[6],
    '--menu-item-hover': ink[6],
    '--kontor-selected': '#12302c',
    '--kontor-accent-text': petrol[4],
    '--kontor-status-draft': ink[2],
    '--kontor-status-open': '#86b6ff',
    '--kontor-status-partly': '#f0b45b',
    '--kontor-status-paid': '#4fd6b8',
    '--kontor-status-overdue': '#ff9488',
    '--kontor-status-void': ink[2],
  },
})
