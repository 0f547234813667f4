import type { SVGProps } from 'react'

type IconProps = SVGProps<SVGSVGElement>

/** Line icons on a 20-unit square. They are decoration: the text beside them says the same. */
function Icon({ className, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="1.25em"
      height="1.25em"
      className={className ? `icon ${className}` : 'icon'}
      aria-hidden="true"
      {...rest}
    />
  )
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="5.25" />
      <path d="m13 13 4 4" />
    </Icon>
  )
}

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 9.5 10 4l6.5 5.5V16a.5.5 0 0 1-.5.5h-4v-4.5H8v4.5H4a.5.5 0 0 1-.5-.5Z" />
    </Icon>
  )
}

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="4.5" width="13" height="12" rx="1.5" />
      <path d="M3.5 8.5h13M7 2.75v3M13 2.75v3" />
    </Icon>
  )
}

export function ListIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 5h8M8.5 10h8M8.5 15h8" />
      <path
        d="M3.5 4.25 4.75 3.5v3.25M3.5 8.75h1.75L3.5 11.25h1.75M3.5 13.5h1.75L4.5 15l.75 1.25H3.5"
        strokeWidth="1.1"
      />
    </Icon>
  )
}

export function PersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="7" r="3" />
      <path d="M4 16.5c.6-3 2.9-4.5 6-4.5s5.4 1.5 6 4.5" />
    </Icon>
  )
}

export function DisplayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 3.5v13a6.5 6.5 0 0 0 0-13Z" fill="currentColor" />
    </Icon>
  )
}

export function LanguageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M3.5 10h13M10 3.5c2.3 2 2.3 11 0 13M10 3.5c-2.3 2-2.3 11 0 13" />
    </Icon>
  )
}

export function PencilIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 16 .8-3.2L13.5 4.1a1.13 1.13 0 0 1 1.6 0l.8.8a1.13 1.13 0 0 1 0 1.6L7.2 15.2Z" />
    </Icon>
  )
}

export function ScalesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3.5v13M6.5 16.5h7M4 5.5h12M4 5.5l-2 5.5a2.2 2.2 0 0 0 4 0Zm12 0-2 5.5a2.2 2.2 0 0 0 4 0Z" />
    </Icon>
  )
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  )
}

export function ChevronIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m7 5 5 5-5 5" />
    </Icon>
  )
}

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3.5 17.5 16.5h-15Z" />
      <path d="M10 8.5v3.5M10 14.25v.01" />
    </Icon>
  )
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 9.25v4M10 6.75v.01" />
    </Icon>
  )
}

export function DeskIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 4.5h13v9h-13ZM7 16.5h6M10 13.5v3" />
    </Icon>
  )
}
