// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Stand-ins for contracts of PancakeSwap V3 that no package has. The pools and the factory are the real ones.

/// Creates the pools, which read their parameters from it while they are created.
contract PancakeDeployer {
    struct Parameters {
        address factory;
        address token0;
        address token1;
        uint24 fee;
        int24 tickSpacing;
    }

    Parameters public parameters;
    bytes private creationCode;

    constructor(bytes memory code) {
        creationCode = code;
    }

    function deploy(address factory, address token0, address token1, uint24 fee, int24 tickSpacing)
        external
        returns (address pool)
    {
        parameters = Parameters(factory, token0, token1, fee, tickSpacing);
        bytes memory code = creationCode;
        bytes32 salt = keccak256(abi.encode(token0, token1, fee));
        assembly ("memory-safe") {
            pool := create2(0, add(code, 32), mload(code), salt)
        }
        require(pool != address(0), "no pool was created");
        delete parameters;
    }
}

interface IPancakePool {
    function swap(address to, bool zeroForOne, int256 amount, uint160 limit, bytes calldata data) external;
    function slot0() external view returns (uint160, int24, uint16, uint16, uint16, uint32, bool);
}

/// The two functions of QuoterV2 that an app needs: it swaps in the pools themselves, and reverts in their callback.
/// No initialised ticks are counted.
contract PancakeQuoter {
    address public immutable deployer;
    address public immutable factory;
    address public immutable WETH9;
    bytes32 private immutable poolCodeHash;

    constructor(address deployer_, address factory_, address weth, bytes32 codeHash) {
        (deployer, factory, WETH9, poolCodeHash) = (deployer_, factory_, weth, codeHash);
    }

    /// Reverts with the amounts of both sides and the price after the swap.
    function pancakeV3SwapCallback(int256 delta0, int256 delta1, bytes calldata) external view {
        (uint160 price,,,,,,) = IPancakePool(msg.sender).slot0();
        (int256 paid, int256 received) = delta0 > 0 ? (delta0, delta1) : (delta1, delta0);
        assembly ("memory-safe") {
            let at := mload(0x40)
            mstore(at, paid)
            mstore(add(at, 32), sub(0, received))
            mstore(add(at, 64), price)
            revert(at, 96)
        }
    }

    function quoteExactInput(bytes calldata path, uint256 amountIn)
        external
        returns (uint256 amount, uint160[] memory prices, uint32[] memory ticks, uint256 gasEstimate)
    {
        amount = amountIn;
        gasEstimate = gasleft();
        (prices, ticks) = (new uint160[](path.length / 23), new uint32[](path.length / 23));
        for (uint256 step = 0; step < prices.length; step++) {
            (address tokenIn, uint24 fee, address tokenOut) = _hop(path, step);
            (, amount, prices[step]) = _swap(tokenIn, tokenOut, fee, int256(amount));
        }
        gasEstimate -= gasleft();
    }

    function quoteExactOutput(bytes calldata path, uint256 amountOut)
        external
        returns (uint256 amount, uint160[] memory prices, uint32[] memory ticks, uint256 gasEstimate)
    {
        amount = amountOut;
        gasEstimate = gasleft();
        (prices, ticks) = (new uint160[](path.length / 23), new uint32[](path.length / 23));
        for (uint256 step = 0; step < prices.length; step++) {
            (address tokenOut, uint24 fee, address tokenIn) = _hop(path, step);
            uint256 received;
            uint256 wanted = amount;
            (amount, received, prices[step]) = _swap(tokenIn, tokenOut, fee, -int256(wanted));
            require(received == wanted, "the pool does not have the amount");
        }
        gasEstimate -= gasleft();
    }

    function _hop(bytes calldata path, uint256 step) private pure returns (address, uint24, address) {
        bytes calldata hop = path[step * 23:step * 23 + 43];
        return (address(bytes20(hop[:20])), uint24(bytes3(hop[20:23])), address(bytes20(hop[23:])));
    }

    function _swap(address tokenIn, address tokenOut, uint24 fee, int256 amount)
        private
        returns (uint256 paid, uint256 received, uint160 price)
    {
        bool down = tokenIn < tokenOut;
        (address token0, address token1) = down ? (tokenIn, tokenOut) : (tokenOut, tokenIn);
        bytes32 salt = keccak256(abi.encode(token0, token1, fee));
        address pool = address(uint160(uint256(keccak256(abi.encodePacked(hex"ff", deployer, salt, poolCodeHash)))));
        uint160 limit = down ? 4295128740 : 1461446703485210103287273052203988822378723970341;
        try IPancakePool(pool).swap(address(this), down, amount, limit, "") {
            revert("the pool did not call back");
        } catch (bytes memory reason) {
            require(reason.length == 96, "the pool refused");
            return abi.decode(reason, (uint256, uint256, uint160));
        }
    }
}
