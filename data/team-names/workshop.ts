import { nounsIn, wordsIn, type TeamNameTheme } from '../../lib/team-names/theme'

export const workshop: TeamNameTheme = {
  id: 'workshop',
  label: 'Tools and makers',
  adjectives: wordsIn(`
    Calibrated Forged Handmade Hammering Industrious Mechanical Polished Riveted Sanded Tinkering Whirling Woven
    Tempered Modular
  `),
  nouns: nounsIn(`
    Anvil Auger Axle Blueprint Bobbin Bolt Bracket Builder Caliper Carpenter Chisel Clamp Cog Coil Dowel Drill
    Dynamo Easel Engine Engraver Flywheel Forge Fulcrum Gear Gearbox Girder Gizmo Hammer Hinge Jig Joiner Kiln
    Ladder Latch Lathe Level Lever Locksmith Loom Magnet Mallet Mason Mechanic Mill Motor Needle Nozzle Pendulum
    Piston Pivot Planer Plank Potter Prism Prototype Pulley Ratchet Rivet Rotor Ruler Sander Sawmill Scaffold
    Shovel Sketch Socket Spindle Spool Sprocket Stencil Switch Tailor Template Thimble Toolbox Toolmaker
    Torch Tripod Trowel Turbine Weaver Wedge Welder Wheel Widget Winch Windmill Workbench Wrench
  `),
}
